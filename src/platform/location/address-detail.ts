/** Removes the region from the start of a vendor's detailed address, because the region has a field of its own. */
export function detailOf(text: string | undefined, region: readonly [string, string, string]): string {
  let rest = (text ?? '').trim()
  for (const name of region) if (name && rest.startsWith(name)) rest = rest.slice(name.length).trim()
  return rest
}
