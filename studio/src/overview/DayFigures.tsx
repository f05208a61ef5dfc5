import type { Reply } from '../calls/call'
import { useSiteFormat } from '../app/useSiteFormat'
import { useT } from '../i18n'
import { formatDay } from '../i18n/format'

type Day = NonNullable<Reply<'GET /studio/overview/'>['days']>[number]

/** The figures of a day that the overview shows, each with its value as a number and as a text. */
const rows = ['sales', 'paid_orders', 'visitors', 'conversion'] as const
type Figure = (typeof rows)[number]

const numberOf = (day: Day, figure: Figure): number => Number(day[figure] ?? 0)

/** Bars of the last days, today's in the colour of the brand; a screen reader reads the texts beside them. */
function Bars({ days, figure }: { days: readonly Day[]; figure: Figure }) {
  const top = Math.max(...days.map((day) => numberOf(day, figure)), 0)
  return (
    <div className="overview-bars" aria-hidden="true">
      {days.map((day) => (
        <span
          key={day.date}
          title={formatDay(day.date)}
          style={{ height: `${top > 0 ? Math.max(4, (100 * Math.max(0, numberOf(day, figure))) / top) : 4}%` }}
        />
      ))}
    </div>
  )
}

/** Today beside yesterday and the same day a week before. @param days eight, today at the end */
export function DayFigures({ days }: { days: readonly Day[] }) {
  const t = useT()
  const { money } = useSiteFormat()
  const today = days.at(-1)
  const yesterday = days.at(-2)
  const week = days[0]
  if (!(today && yesterday && week)) return null
  const textOf = (day: Day, figure: Figure): string => {
    if (figure === 'sales') return money(day.sales)
    if (figure === 'conversion') return day.conversion === null ? '–' : `${day.conversion}%`
    return String(day[figure])
  }
  return (
    <section aria-label={t('overview.today')}>
      <h2>
        {t('overview.today')} <small className="overview-aside">{formatDay(today.date)}</small>
      </h2>
      <div className="overview-days">
        {rows.map((figure) => (
          <article key={figure} className="overview-day">
            <h3>{t(`overview.day.${figure}`)}</h3>
            <p className="overview-day-value">{textOf(today, figure)}</p>
            <Bars days={days} figure={figure} />
            <dl>
              <div>
                <dt>{t('overview.yesterday')}</dt>
                <dd>{textOf(yesterday, figure)}</dd>
              </div>
              <div>
                <dt>{t('overview.lastWeek')}</dt>
                <dd>{textOf(week, figure)}</dd>
              </div>
            </dl>
          </article>
        ))}
      </div>
    </section>
  )
}
