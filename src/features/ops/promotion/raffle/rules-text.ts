/** Markup that a text area cannot show: anything but paragraphs and line breaks. */
const OTHER_TAG = /<(?!\/?(?:p|br)\b)[^>]*>/i
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}
const signs: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/** Rules as they are edited: a paragraph a line. Those with more markup than paragraphs stay as they are. */
export function rulesText(html: string): string {
  if (OTHER_TAG.test(html)) return html
  return html
    .replace(/<\/p>\s*(?=<p)|<br\s*\/?>/gi, '\n')
    .replace(/<\/?p[^>]*>/gi, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .trim()
}

/** Rules as they are stored. What was written as markup is markup; of plain text each line is a paragraph. */
export function rulesHtml(text: string): string {
  if (/^\s*<[a-z]/i.test(text)) return text.trim()
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${line.replace(/[<>&]/g, (sign) => signs[sign] ?? sign)}</p>`)
    .join('')
}
