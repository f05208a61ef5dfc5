import dayjs from 'dayjs'
import isoWeek from 'dayjs/plugin/isoWeek'
import utc from 'dayjs/plugin/utc'

// Read in UTC alone: a clock is a moment moved by its zone's offset, so that the device's zone never takes part.
dayjs.extend(utc)
dayjs.extend(isoWeek)

/**
 * Day.js in UTC (decision 032). Only `date-time`, which parses, and what extends it import the package itself, so that no
 * date is read in the device's zone.
 */
export const { utc: utcDate } = dayjs
