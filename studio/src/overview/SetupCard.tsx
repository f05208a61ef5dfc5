import { type SetupStep, setupRows } from '@storefront/contract/domain/ops/setup'
import { Alert, Card } from 'antd'
import { Link } from 'react-router'
import { Icon } from '../app/Icon'
import { StateTag } from '../app/StateTag'
import type { Reply } from '../calls/call'
import { useT } from '../i18n'

type Steps = NonNullable<Reply<'GET /studio/overview/'>['setup']>

/** The screen on which each step is done. */
export const setupLinks: Readonly<Record<SetupStep, string>> = {
  goods: 'products/new',
  payment: 'credentials',
  delivery: 'shippingtemplate',
  home: 'pages',
  agreement: 'pages',
  domain: 'domains',
  mini_programs: 'credentials',
}

/** Says what is left until the shop can sell; nothing once all of it is done. */
export function SetupCard({ steps }: { steps: Steps }) {
  const t = useT()
  const left = steps.filter(({ is_done }) => !is_done)
  if (left.every(({ step }) => !setupRows[step].isRequired)) return null
  const isClosed = left.some(({ step }) => step === 'payment')
  return (
    <section aria-label={t('overview.setup.title')}>
      <h2>
        {t('overview.setup.title')}{' '}
        <small className="overview-aside">{t('overview.setup.left', { n: left.length })}</small>
      </h2>
      {isClosed && (
        <Alert
          type="warning"
          showIcon
          title={t('overview.setup.closed')}
          description={t('overview.setup.closedWhy')}
          style={{ marginBottom: 12 }}
        />
      )}
      <Card>
        <ol className="overview-steps">
          {steps.map(({ step, is_done }) => (
            <li key={step} className={is_done ? 'overview-step-done' : undefined}>
              <span className="overview-step-mark">{is_done && <Icon name="check" />}</span>
              <span>
                {is_done ? (
                  t(`overview.setup.steps.${step}`)
                ) : (
                  <Link to={`/${setupLinks[step]}`}>{t(`overview.setup.steps.${step}`)}</Link>
                )}
                <small>{t(`overview.setup.hints.${step}`)}</small>
              </span>
              <StateTag tone={is_done ? 'positive' : setupRows[step].isRequired ? 'notice' : 'neutral'}>
                {t(
                  is_done
                    ? 'overview.setup.done'
                    : setupRows[step].isRequired
                      ? 'overview.setup.required'
                      : 'overview.setup.optional',
                )}
              </StateTag>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}
