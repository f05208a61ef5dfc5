/** What a scanner or a person gives, as the code it means: no spaces, large letters, and of an address its last part. */
export function parseTicketCode(text: string): string {
  const last =
    text
      .trim()
      .replace(/[/?#]+$/, '')
      .split(/[/=]/)
      .at(-1) ?? ''
  return last.replace(/\s/g, '').toUpperCase().slice(0, 60)
}
