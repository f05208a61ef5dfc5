import { contactLine } from '@storefront/contract/domain/account/mobile'
import { registrationStatuses } from '@storefront/contract/domain/events/registration'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Flex } from 'antd'
import { useParams, useSearchParams } from 'react-router'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { Answers } from '../operation/Answers'
import { ExportButton } from '../operation/ExportButton'
import { OperationList } from '../operation/OperationList'
import { type StepRow, Steps } from '../operation/Steps'
import { toneOf } from '../operation/tones'
import { useStep } from '../operation/useStep'
import { useCan } from '../session/useMe'

type Registration = Reply<'GET /studio/ops/event/event/{id}/registration/'>['results'][number]
type Action = 'approve' | 'admit' | 'unadmit' | 'reject' | 'revoke'

const tabs = [
  { key: '', text: 'operation.all' },
  ...registrationStatuses.map((status) => ({ key: status, text: `opsRegistration.statuses.${status}` as const })),
] as const

const steps: readonly StepRow<Action>[] = [
  {
    action: 'approve',
    text: 'opsRegistration.action.approve',
    question: 'opsRegistration.ask.approve',
    isPrimary: true,
  },
  { action: 'admit', text: 'opsRegistration.action.admit', question: 'opsRegistration.ask.admit', isPrimary: true },
  { action: 'unadmit', text: 'opsRegistration.action.unadmit', question: 'opsRegistration.ask.unadmit' },
  {
    action: 'reject',
    text: 'opsRegistration.action.reject',
    question: 'opsRegistration.ask.reject',
    note: 'required',
    isDanger: true,
  },
  {
    action: 'revoke',
    text: 'opsRegistration.action.revoke',
    question: 'opsRegistration.ask.revoke',
    note: 'required',
    isDanger: true,
  },
]

/** The steps on a registration; cancelling has a call of its own. */
function RegistrationSteps({ registration: { id, actions } }: { registration: Registration }) {
  const can = useCan()
  const step = useStep(
    ({ action, reason }: { action: Action; reason: string }) =>
      submitOnce(`registration-${id}`, { action, reason }, (key) =>
        action === 'revoke'
          ? call('POST /studio/ops/event/eventregistration/{id}/cancel/', { params: { id }, body: { reason }, key })
          : call('POST /studio/ops/event/eventregistration/{id}/process/', {
              params: { id },
              body: { action, ...(reason && { reason }) },
              key,
            }),
      ),
    ['registrations', 'registration-events'],
  )
  if (!can(permissions.changeEventRegistration)) return null
  return (
    <Flex gap={8}>
      <Steps
        rows={steps}
        actions={actions}
        noteText="opsRegistration.reason"
        isBusy={step.isPending}
        onStep={(action, reason) => step.mutateAsync({ action, reason })}
      />
    </Flex>
  )
}

/** The file of what the list shows. */
function RegistrationExport({ event }: { event: number }) {
  const [params] = useSearchParams()
  const status = registrationStatuses.find((one) => one === params.get('tab'))
  const search = params.get('search')
  const body = { ...(status && { status }), ...(search && { search }) }
  return (
    <ExportButton
      name={`registrations-${event}`}
      filters={body}
      start={(key) =>
        call('POST /studio/ops/event/event/{id}/registration/export/', { params: { id: event }, body, key })
      }
      read={(id) => call('GET /studio/ops/event/export/{id}/', { params: { id } })}
    />
  )
}

/** The registrations for an event. */
export function RegistrationListScreen() {
  const t = useT()
  const { moment } = useSiteFormat()
  const event = Number(useParams().id)
  const name = useQuery({
    queryKey: ['registration-event', event],
    queryFn: () => call('GET /studio/ops/event/event/{id}/', { params: { id: event } }),
  }).data?.name
  return (
    <OperationList<Registration>
      name="registrations"
      title="opsRegistration.title"
      item={event}
      about={name}
      search="opsRegistration.search"
      actions={<RegistrationExport event={event} />}
      tabs={tabs}
      load={({ tab, ...query }) =>
        call('GET /studio/ops/event/event/{id}/registration/', {
          params: { id: event },
          query: { ...query, status: registrationStatuses.find((status) => status === tab) },
        })
      }
      rowKey="id"
      columns={[
        { title: t('operation.person'), render: (_, { user }) => contactLine(user) },
        { title: t('operation.registrations.code'), dataIndex: 'code' },
        { title: t('operation.created'), render: (_, { created }) => moment(created) },
        {
          title: t('operation.state'),
          render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
        },
        { title: t('opsRegistration.reason'), render: (_, { reason }) => reason || '–' },
        {
          title: t('resource.actions'),
          render: (_, registration) => <RegistrationSteps registration={registration} />,
        },
      ]}
      renderMore={({ answers }) => <Answers answers={answers} />}
      canShowMore={({ answers }) => answers.length > 0}
    />
  )
}
