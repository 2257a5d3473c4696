const rank =
  /^\s*(?:(?:#|No\.)\s?\w+(?:\/\w+)?|\(?(?:RV|NR)\)?(?:\/\S+)?|\[\w+\]|\d+-seed|[A-Z]\d{1,2})\s+/
const remark =
  /\s*[([](?:GM ?\d|Game \d|DH|EXH?\.?|Exhib\w*\.?)[)\]]\s*$|\s+-\s+(?:Exhibition|Scrimmage)\s*$/i

/**
 * '#23 Ashford', 'No. 16 Ashford', '(RV) Ashford', '1-seed Ashford', 'Ashford (GM2)' → 'Ashford':
 * addresses, search and history ignore the decoration.
 */
export const plainOpponent = (title: string): string =>
  title.replace(rank, '').replace(remark, '').trim() || title.trim()
