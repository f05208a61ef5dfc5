/** "浙江省杭州市西湖区" of a district's code, as on a parcel; a municipality is not named twice. */
export function regionLabel(names: ReadonlyMap<string, string>, district: string): string {
  const parts = [district.slice(0, 2), district.slice(0, 4), district].map((code) => names.get(code) ?? '')
  return [...new Set(parts)].join('')
}
