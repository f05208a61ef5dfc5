import { contactLine } from '@storefront/contract/domain/account/mobile'
import { Flex } from 'antd'
import { SectionTabs } from '../app/SectionTabs'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { Steps } from '../operation/Steps'
import { toneOf } from '../operation/tones'
import { useStep } from '../operation/useStep'

type Applicant = Reply<'GET /studio/ops/raffle/promoter/'>['results'][number]

const steps = [
  { action: 'approve', text: 'opsPromoter.action.approve', question: 'opsRaffle.approveAsk', isPrimary: true },
  {
    action: 'refuse',
    text: 'opsPromoter.action.refuse',
    question: 'opsPromoter.ask.refuse',
    note: 'required',
    isDanger: true,
  },
] as const

function ApplicantSteps({ applicant: { id, status } }: { applicant: Applicant }) {
  const step = useStep(
    (body: { action: (typeof steps)[number]['action']; reason: string }) =>
      submitOnce(`raffle-promoter-${id}`, body, (key) =>
        call('POST /studio/ops/raffle/promoter/{id}/process/', { params: { id }, body, key }),
      ),
    ['raffle-promoters'],
  )
  return (
    <Flex gap={8}>
      <Steps
        rows={steps}
        actions={status === 'applied' ? ['approve', 'refuse'] : []}
        noteText="opsPromoter.reason"
        isBusy={step.isPending}
        onStep={(action, reason) => step.mutateAsync({ action, reason })}
      />
    </Flex>
  )
}

/** The applicants who want to spread raffles, and are therefore excluded from them. */
export function RafflePromoterListScreen() {
  const t = useT()
  const { moment } = useSiteFormat()
  return (
    <>
      <SectionTabs section="raffles" />
      <OperationList<Applicant>
        name="raffle-promoters"
        title="opsRaffle.promoters"
        search="opsRaffle.searchPromoters"
        load={({ limit, offset, search }) =>
          call('GET /studio/ops/raffle/promoter/', { query: { limit, offset, search } })
        }
        rowKey="id"
        columns={[
          { title: t('operation.created'), render: (_, { created }) => moment(created) },
          { title: t('operation.person'), render: (_, row) => contactLine(row) },
          { title: t('operation.promoters.message'), render: (_, { message }) => message || '–' },
          { title: t('opsPromoter.reason'), render: (_, { reason }) => reason || '–' },
          {
            title: t('operation.state'),
            render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
          },
          { title: t('resource.actions'), render: (_, applicant) => <ApplicantSteps applicant={applicant} /> },
        ]}
      />
    </>
  )
}
