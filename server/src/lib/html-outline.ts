/** The lowest heading that HTML has. */
const LOWEST = 6

/**
 * Headings of a cleaned text as a screen's own title needs them: the first is a level 2, and each is at most one below
 * the heading that it stands under, whatever its writer chose for the look.
 */
export function outlineHtml(html: string): string {
  // Levels as they were written, of the headings that the next one may stand under.
  const above: number[] = []
  // New levels of the headings that are not closed yet: broken texts hold one in another.
  const open: number[] = []
  return html.replace(/<(\/?)h([1-6])(?=[\s>])/g, (tag, slash: string, text: string) => {
    if (slash !== '') return `</h${open.pop() ?? text}`
    const level = Number(text)
    while ((above.at(-1) ?? 0) >= level) above.pop()
    above.push(level)
    open.push(Math.min(LOWEST, above.length + 1))
    return tag.replace(text, String(open.at(-1)))
  })
}
