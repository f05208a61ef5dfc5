import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import isoWeek from 'dayjs/plugin/isoWeek'
import utc from 'dayjs/plugin/utc'

// Read in UTC alone: a clock is a moment moved by its zone's offset, so that the device's zone never takes part.
dayjs.extend(utc)
dayjs.extend(customParseFormat)
dayjs.extend(isoWeek)

/**
 * Day.js in UTC (decision 032). Nothing else that reads dates imports the package, so that none is read in the device's
 * zone. Its plugins are in one place, because each subpackage of a mini-program would have a copy of one beside it.
 */
export const { utc: utcDate } = dayjs
