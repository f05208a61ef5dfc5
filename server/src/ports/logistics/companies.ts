/** Kuaidi100's code of each carrier, and what people write for it; the first row that fits counts. */
const companies: readonly (readonly [code: string, name: RegExp])[] = [
  ['shunfeng', /顺丰|順豐|^sf/i],
  ['yuantong', /圆通|^yto/i],
  ['zhongtong', /中通|^zto/i],
  ['yunda', /韵达/],
  ['shentong', /申通|^sto/i],
  ['jtexpress', /极兔/],
  ['jd', /京东|^jd/i],
  ['debangwuliu', /德邦/],
  ['ems', /ems/i],
  ['youzhengguonei', /邮政|中国邮政/],
  ['huitongkuaidi', /百世|汇通/],
  ['tiantian', /天天/],
]

/** Returns the code of the carrier that a parcel's words name; null for one that is not asked. */
export function companyCode(carrier: string): string | null {
  const text = carrier.trim()
  return companies.find(([, name]) => name.test(text))?.[0] ?? null
}
