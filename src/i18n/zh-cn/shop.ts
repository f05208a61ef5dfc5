export const shop = {
  original: '原价',
} as const
