/** What the vendors write into a detailed address may begin with the region, which stands in a field of its own. */
export function detailOf(text: string | undefined, region: readonly [string, string, string]): string {
  let rest = (text ?? '').trim()
  for (const name of region) if (name && rest.startsWith(name)) rest = rest.slice(name.length).trim()
  return rest
}
