export const languages = ['zh-cn', 'id'] as const
export type Language = (typeof languages)[number]
export const DEFAULT_LANGUAGE: Language = 'zh-cn'

/** Fills `{x}` of a text from `data`; a missing value becomes nothing. */
export function fillText(text: string, data: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => String(data[key] ?? ''))
}
