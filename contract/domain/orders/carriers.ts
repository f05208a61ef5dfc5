/** A carrier of one country: our code, its name, how its parcels are tracked, and how it is recognised. */
interface CarrierRow {
  readonly code: string
  /** A row of contract/domain/country. */
  readonly country: string
  readonly name: string
  /** The code by which its parcels are asked for (Kuaidi100); null for one that is not asked. */
  readonly tracking: string | null
  /** Address of its own page of tracking, with `{number}` where it takes the number; null for none. */
  readonly page: string | null
  /** Words that people write for it. */
  readonly words: RegExp
  /** Usual numbers of its parcels; carriers change them, so others are warned of and not refused. */
  readonly number: RegExp
  /** Numbers that belong to no other carrier of the country. */
  readonly own?: RegExp
}

/** China's parcels are asked for by the shop's contract with Kuaidi100. */
const CN = { country: 'CN', page: null } as const
/** Indonesia's are looked up on the carriers' own pages. */
const ID = { country: 'ID', tracking: null } as const

/** THE table of carriers; of words that fit several, the first row counts. */
export const carriers: readonly CarrierRow[] = [
  {
    ...{ ...CN, code: 'SF', name: '顺丰速运', tracking: 'shunfeng', words: /顺丰|順豐|^sf/i },
    ...{ number: /^(?:SF\d{12,13}|\d{12,15})$/, own: /^SF\d/ },
  },
  {
    ...{ ...CN, code: 'YTO', name: '圆通速递', tracking: 'yuantong', words: /圆通|^yto/i },
    ...{ number: /^(?:YT\d{13}|[A-Z]?\d{9,18})$/, own: /^YT\d/ },
  },
  {
    ...{ ...CN, code: 'ZTO', name: '中通快递', tracking: 'zhongtong', words: /中通|^zto/i },
    number: /^(?:ZT)?\d{12,15}$/,
  },
  { ...CN, code: 'YD', name: '韵达速递', tracking: 'yunda', words: /韵达|^yd|^yunda/i, number: /^\d{13,15}$/ },
  { ...CN, code: 'STO', name: '申通快递', tracking: 'shentong', words: /申通|^sto/i, number: /^\d{12,15}$/ },
  {
    ...{ ...CN, code: 'JT', name: '极兔速递', tracking: 'jtexpress', words: /极兔|^j&?t/i },
    ...{ number: /^JT\d{13}$/, own: /^JT\d/ },
  },
  {
    ...{ ...CN, code: 'JD', name: '京东物流', tracking: 'jd', words: /京东|^jd/i },
    ...{ number: /^JD[A-Z0-9]{10,18}(?:-\d+-\d+-?)?$/, own: /^JD[A-Z0-9]/ },
  },
  {
    ...{ ...CN, code: 'DBL', name: '德邦快递', tracking: 'debangwuliu', words: /德邦|^deppon/i },
    ...{ number: /^(?:DPK\d{12}|\d{8,10})$/, own: /^DPK\d/ },
  },
  { ...CN, code: 'EMS', name: 'EMS', tracking: 'ems', words: /ems/i, number: /^(?:[A-Z]{2}\d{9}[A-Z]{2}|\d{13})$/ },
  {
    ...{ ...CN, code: 'POST', name: '中国邮政', tracking: 'youzhengguonei', words: /邮政|中国邮政/ },
    number: /^(?:[A-Z]{2}\d{9}[A-Z]{2}|\d{13})$/,
  },
  { ...CN, code: 'HTKY', name: '百世快递', tracking: 'huitongkuaidi', words: /百世|汇通/, number: /^\d{12,15}$/ },
  { ...CN, code: 'TTKD', name: '天天快递', tracking: 'tiantian', words: /天天/, number: /^\d{12,14}$/ },
  {
    ...{ ...ID, code: 'JNE', name: 'JNE', page: 'https://jne.co.id/tracking-package', words: /^jne/i },
    number: /^(?:\d{12,16}|[A-Z]{2,5}\d{8,14})$/,
  },
  {
    ...{ ...ID, code: 'JNT', name: 'J&T Express', page: 'https://jet.co.id/track', words: /^j&?t|^jnt/i },
    ...{ number: /^J[A-Z]\d{10}$/, own: /^J[A-Z]\d{10}$/ },
  },
  {
    ...{ ...ID, code: 'SICEPAT', name: 'SiCepat', page: 'https://www.sicepat.com/checkAwb', words: /si\s?cepat/i },
    ...{ number: /^00\d{10}$/, own: /^00\d{10}$/ },
  },
  {
    ...{ ...ID, code: 'ANTERAJA', name: 'AnterAja', page: 'https://anteraja.id/tracking', words: /anter\s?aja/i },
    ...{ number: /^1\d{13}$/, own: /^1000\d{10}$/ },
  },
  {
    ...{ ...ID, code: 'POSID', name: 'POS Indonesia', page: 'https://www.posindonesia.co.id/id/tracking' },
    ...{ words: /^pos\b/i, number: /^(?:P\d{13}|[A-Z]{2}\d{9}ID|\d{11})$/, own: /^(?:P\d{13}|[A-Z]{2}\d{9}ID)$/ },
  },
]

/** Returns the carriers of a country. */
export const carriersOf = (country: string): readonly CarrierRow[] => carriers.filter((row) => row.country === country)

/** Returns the carrier of a country that somebody's words name; null for one that is not in the table. */
export function carrierOf(words: string, country: string): CarrierRow | null {
  const text = words.trim()
  return carriersOf(country).find(({ words: pattern }) => pattern.test(text)) ?? null
}

/** Returns a parcel's number as carriers print it: without blanks, in capitals. */
export const normalizeTrackingNo = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** Returns the carrier that a number belongs to by its look; null where several have such numbers. */
export const carrierOfNumber = (number: string, country: string): CarrierRow | null =>
  carriersOf(country).find(({ own }) => own?.test(number)) ?? null

const POSSIBLE = /^[A-Z0-9][A-Z0-9-]{5,39}$/

/**
 * Judges a normalised number: `wrong` can be no parcel's number, `unusual` does not look like one of this carrier and is
 * worth a second look.
 */
export function judgeTrackingNo(carrier: string, number: string, country: string): 'fine' | 'unusual' | 'wrong' {
  if (!POSSIBLE.test(number)) return 'wrong'
  const row = carrierOf(carrier, country)
  return row === null || row.number.test(number) ? 'fine' : 'unusual'
}

/** Returns the address of the carrier's own page for a parcel; null without a number, and for carriers without one. */
export function trackingPage(carrier: string, number: string, country: string): string | null {
  const page = number === '' ? null : (carrierOf(carrier, country)?.page ?? null)
  return page === null ? null : page.replace('{number}', encodeURIComponent(number))
}
