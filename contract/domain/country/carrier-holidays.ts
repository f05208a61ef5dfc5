import { getOwn } from '../get-own'
import { addDays } from '../day'
import { type Country, type Names, nameIn } from './country'

/** Days, both included, in which a country's carriers rest or are slow, in the site's calendar (`2027-02-05`). */
interface CarrierHoliday {
  readonly names: Names
  readonly from: string
  readonly to: string
}

const springFestival = { 'zh-cn': '春节', en: 'Spring Festival', id: 'Imlek' } as const
const lebaran = { 'zh-cn': '开斋节', en: 'Eid al-Fitr', id: 'Lebaran' } as const

/**
 * Holidays by country: the days by the calendars, a new year's row after the other. Carriers announce their own days
 * some weeks before; what they say replaces the row.
 */
const holidays: Readonly<Record<string, readonly CarrierHoliday[]>> = {
  CN: [
    { names: springFestival, from: '2027-02-04', to: '2027-02-12' },
    { names: springFestival, from: '2028-01-24', to: '2028-02-01' },
  ],
  ID: [
    { names: lebaran, from: '2027-03-07', to: '2027-03-14' },
    { names: lebaran, from: '2028-02-24', to: '2028-03-02' },
  ],
}

/** Days before a holiday in which an order may still be on its way when it begins. */
const NOTICE_DAYS = 7

/** Returns the holiday that an order of a day meets on its way, by its name in a language; null for none. */
export function carrierHoliday(
  country: Country,
  today: string,
  language: string,
): { readonly name: string; readonly from: string; readonly to: string } | null {
  const rows = (getOwn(holidays, country.code) as readonly CarrierHoliday[] | undefined) ?? []
  const row = rows.find(({ from, to }) => addDays(from, -NOTICE_DAYS) <= today && today <= to)
  return row ? { name: nameIn(row.names, language), from: row.from, to: row.to } : null
}
