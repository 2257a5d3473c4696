/** '2,332'. Without Intl, which needs 15 ms once, 60 on a slow phone. */
export const formatNumber = (integer: number): string =>
  String(integer).replace(/\B(?=(?:\d{3})+$)/g, ',')
