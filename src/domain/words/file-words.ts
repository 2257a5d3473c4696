const types: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  'application/zip': 'ZIP',
  'text/plain': 'Text',
  'audio/mpeg': 'MP3',
  'video/mp4': 'MP4',
  'application/msword': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
}

/**
 * What a file is and how long it takes on a slow line: 'PDF, 1.2 MB'. A type that is not known is
 * told by the end of its name.
 */
export function fileWords({
  type,
  size,
  name,
}: {
  type: string
  size: number
  name: string
}): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase()
  return [types[type] ?? ending ?? 'File', sizeWords(size)].join(', ')
}

function sizeWords(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
