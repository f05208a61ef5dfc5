import { useT } from '../i18n'
import { formatDay } from '../i18n/format'

export interface ChartDay {
  readonly date: string
  readonly now: number
  /** The figure of `now` as it is shown. */
  readonly text: string
  /** Null where nothing is compared. */
  readonly before: number | null
}

interface ReportChartProps {
  readonly name: string
  readonly days: readonly ChartDay[]
}

/**
 * Bars of days, beside paler ones of the other period; below zero they hang from the line. One picture for a screen
 * reader, whose table stands below it (docs/decisions/020).
 */
export function ReportChart({ name, days }: ReportChartProps) {
  const t = useT()
  const values = days.flatMap(({ now, before }) => (before === null ? [now] : [now, before]))
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const span = top - bottom || 1
  const best = days.reduce<ChartDay | undefined>((most, day) => (!most || day.now > most.now ? day : most), undefined)
  const style = (value: number) => ({
    height: `${(100 * Math.abs(value)) / span}%`,
    bottom: `${(100 * (Math.min(value, 0) - bottom)) / span}%`,
  })
  return (
    <figure className="report-chart">
      <figcaption>
        {t('reports.chart', { column: name })}
        {best && best.now > 0 && <small>{t('reports.best', { day: formatDay(best.date), value: best.text })}</small>}
      </figcaption>
      <div role="img" aria-label={t('reports.chart', { column: name })} className="report-bars">
        {days.map(({ date, now, before, text }) => (
          <span key={date} className="report-bar" title={`${formatDay(date)}: ${text}`}>
            {before !== null && <i className="report-bar-before" style={style(before)} />}
            <i className="report-bar-now" style={style(now)} />
          </span>
        ))}
      </div>
      <div className="report-ends" aria-hidden="true">
        <span>{days[0] && formatDay(days[0].date)}</span>
        <span>{days.length > 1 && formatDay(days.at(-1)?.date ?? '')}</span>
      </div>
    </figure>
  )
}
