import { useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import { Link } from 'react-router'
import { Icon } from '../app/Icon'
import { ScreenHead } from '../app/ScreenHead'
import { Failed, Loading } from '../app/StateView'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { DayFigures } from './DayFigures'
import { SetupCard } from './SetupCard'
import { addressOf, figureLinks, linkedWaiting, waitingLinks } from './links'
import './overview.css'

type Overview = Reply<'GET /studio/overview/'>

interface TileProps {
  readonly text: string
  readonly count: number
  readonly to: string | null
  /** Says what to do, where the studio has no list for it. */
  readonly hint?: string
}

/** A figure that leads to the list of its items. */
function Tile({ text, count, to, hint }: TileProps) {
  const content = (
    <>
      <span className="overview-tile-text">{text}</span>
      <span className="overview-tile-count">{count}</span>
      {hint && count > 0 && <span className="overview-tile-hint">{hint}</span>}
    </>
  )
  const name = count > 0 ? 'overview-tile' : 'overview-tile overview-tile-empty'
  return to === null ? (
    <div className={name}>{content}</div>
  ) : (
    <Link to={to} className={name}>
      {content}
    </Link>
  )
}

/** Today's guests and failures; a failure is shown only where there is one. */
const isFailure = (kind: Overview['figures'][number]['kind']): boolean => kind.startsWith('failed_')

/** The first screen: how the day goes, and what waits. */
export function OverviewScreen() {
  const t = useT()
  const query = useQuery({
    queryKey: ['overview'],
    queryFn: () => call('GET /studio/overview/'),
    refetchInterval: 300_000,
  })
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Loading />
  const { days, setup, figures } = query.data
  const waiting = linkedWaiting(query.data.waiting)
  const failures = figures.filter(({ kind, count }) => isFailure(kind) && count > 0)
  const today = figures.filter(({ kind }) => !isFailure(kind))
  const linkOf = (kind: Overview['figures'][number]['kind']) => {
    const link = figureLinks[kind]
    return link && addressOf(link)
  }
  const isEmpty = !days && waiting.length === 0 && figures.length === 0
  return (
    <>
      <ScreenHead title={t('overview.title')} />
      {isEmpty && (
        <Card>
          {t('overview.empty')} <Link to="/help">{t('help.more')}</Link>
        </Card>
      )}
      {setup && <SetupCard steps={setup} />}
      {failures.length > 0 && (
        <section className="overview-failures" aria-label={t('overview.failures')}>
          <h2>
            <Icon name="warning" /> {t('overview.failures')}
          </h2>
          <div className="overview-tiles">
            {failures.map(({ kind, count }) => (
              <Tile
                key={kind}
                text={t(`overview.figures.${kind}`)}
                count={count}
                to={linkOf(kind)}
                hint={kind === 'failed_jobs' ? t('overview.failedJobsHint') : undefined}
              />
            ))}
          </div>
        </section>
      )}
      {days && <DayFigures days={days} />}
      {waiting.length > 0 && (
        <section aria-label={t('overview.toDo')}>
          <h2>{t('overview.toDo')}</h2>
          <div className="overview-tiles">
            {waiting.map(({ kind, count }) => (
              <Tile key={kind} text={t(`overview.waiting.${kind}`)} count={count} to={addressOf(waitingLinks[kind])} />
            ))}
          </div>
        </section>
      )}
      {today.length > 0 && (
        <section aria-label={t('overview.guests')}>
          <h2>{t('overview.guests')}</h2>
          <div className="overview-tiles">
            {today.map(({ kind, count }) => (
              <Tile key={kind} text={t(`overview.figures.${kind}`)} count={count} to={linkOf(kind)} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
