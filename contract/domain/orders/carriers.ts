/** A carrier: our code, its name, the code by which its parcels are tracked (Kuaidi100), and how it is recognised. */
interface CarrierRow {
  readonly code: string
  readonly name: string
  readonly tracking: string
  /** Words that people write for it. */
  readonly words: RegExp
  /** Usual numbers of its parcels; carriers change them, so others are warned of and not refused. */
  readonly number: RegExp
  /** Numbers that belong to no other carrier. */
  readonly own?: RegExp
}

/** THE table of carriers; of words that fit several, the first row counts. */
export const carriers: readonly CarrierRow[] = [
  {
    ...{ code: 'SF', name: '顺丰速运', tracking: 'shunfeng', words: /顺丰|順豐|^sf/i },
    ...{ number: /^(?:SF\d{12,13}|\d{12,15})$/, own: /^SF\d/ },
  },
  {
    ...{ code: 'YTO', name: '圆通速递', tracking: 'yuantong', words: /圆通|^yto/i },
    ...{ number: /^(?:YT\d{13}|[A-Z]?\d{9,18})$/, own: /^YT\d/ },
  },
  {
    ...{ code: 'ZTO', name: '中通快递', tracking: 'zhongtong', words: /中通|^zto/i },
    number: /^(?:ZT)?\d{12,15}$/,
  },
  { code: 'YD', name: '韵达速递', tracking: 'yunda', words: /韵达|^yd|^yunda/i, number: /^\d{13,15}$/ },
  { code: 'STO', name: '申通快递', tracking: 'shentong', words: /申通|^sto/i, number: /^\d{12,15}$/ },
  {
    ...{ code: 'JT', name: '极兔速递', tracking: 'jtexpress', words: /极兔|^j&?t/i },
    ...{ number: /^JT\d{13}$/, own: /^JT\d/ },
  },
  {
    ...{ code: 'JD', name: '京东物流', tracking: 'jd', words: /京东|^jd/i },
    ...{ number: /^JD[A-Z0-9]{10,18}(?:-\d+-\d+-?)?$/, own: /^JD[A-Z0-9]/ },
  },
  {
    ...{ code: 'DBL', name: '德邦快递', tracking: 'debangwuliu', words: /德邦|^deppon/i },
    ...{ number: /^(?:DPK\d{12}|\d{8,10})$/, own: /^DPK\d/ },
  },
  { code: 'EMS', name: 'EMS', tracking: 'ems', words: /ems/i, number: /^(?:[A-Z]{2}\d{9}[A-Z]{2}|\d{13})$/ },
  {
    ...{ code: 'POST', name: '中国邮政', tracking: 'youzhengguonei', words: /邮政|中国邮政/ },
    number: /^(?:[A-Z]{2}\d{9}[A-Z]{2}|\d{13})$/,
  },
  { code: 'HTKY', name: '百世快递', tracking: 'huitongkuaidi', words: /百世|汇通/, number: /^\d{12,15}$/ },
  { code: 'TTKD', name: '天天快递', tracking: 'tiantian', words: /天天/, number: /^\d{12,14}$/ },
]

/** Returns the carrier that somebody's words name; null for one that is not in the table. */
export function carrierOf(words: string): CarrierRow | null {
  const text = words.trim()
  return carriers.find(({ words: pattern }) => pattern.test(text)) ?? null
}

/** Returns a parcel's number as carriers print it: without blanks, in capitals. */
export const normalizeTrackingNo = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** Returns the carrier that a number belongs to by its look; null where several have such numbers. */
export const carrierOfNumber = (number: string): CarrierRow | null =>
  carriers.find(({ own }) => own?.test(number)) ?? null

const POSSIBLE = /^[A-Z0-9][A-Z0-9-]{5,39}$/

/**
 * Judges a normalised number: `wrong` can be no parcel's number, `unusual` does not look like one of this carrier and is
 * worth a second look.
 */
export function judgeTrackingNo(carrier: string, number: string): 'fine' | 'unusual' | 'wrong' {
  if (!POSSIBLE.test(number)) return 'wrong'
  const row = carrierOf(carrier)
  return row === null || row.number.test(number) ? 'fine' : 'unusual'
}
