/** Names of months and weekdays for `format.ts`, by the codes of the studio's languages. English is Day.js's own. */
import dayjs from 'dayjs'
import indonesian from 'dayjs/locale/id'
import 'dayjs/locale/zh-cn'

// Day.js has "Agt" for August; browsers and the official dictionary have "Agu" (decision 032).
const monthsShort = indonesian.monthsShort?.map((month) => (month === 'Agt' ? 'Agu' : month))
dayjs.locale({ ...indonesian, monthsShort }, undefined, true)
