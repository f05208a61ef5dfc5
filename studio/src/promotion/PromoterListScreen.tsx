import { contactLine } from '@storefront/contract/domain/account/mobile'
import { distKinds } from '@storefront/contract/domain/promotion/distribution'
import { permissions } from '@storefront/contract/permissions'
import { Descriptions, Flex, Select } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { SectionTabs } from '../app/SectionTabs'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { StepButton } from '../operation/StepButton'
import { Steps } from '../operation/Steps'
import { toneOf } from '../operation/tones'
import { useStep } from '../operation/useStep'
import { useCan } from '../session/useMe'

type Promoter = Reply<'GET /studio/ops/distribution/promoter/'>['results'][number]
type Status = Promoter['status']
type Kind = Promoter['dist_kind']

const steps = [
  { action: 'approve', text: 'opsPromoter.action.approve', question: 'opsPromoter.ask.approve', isPrimary: true },
  {
    action: 'refuse',
    text: 'opsPromoter.action.refuse',
    question: 'opsPromoter.ask.refuse',
    note: 'required',
    isDanger: true,
  },
  {
    action: 'suspend',
    text: 'opsPromoter.action.suspend',
    question: 'opsPromoter.ask.suspend',
    note: 'required',
    isDanger: true,
  },
  { action: 'resume', text: 'opsPromoter.action.resume', question: 'opsPromoter.ask.resume' },
] as const

const tabs = [
  { key: '', text: 'operation.all' },
  { key: 'applied', text: 'opsPromoter.status.applied' },
  { key: 'active', text: 'opsPromoter.status.active' },
  { key: 'suspended', text: 'opsPromoter.status.suspended' },
  { key: 'refused', text: 'opsPromoter.status.refused' },
] as const

function PromoterSteps({ promoter: { id, actions } }: { promoter: Promoter }) {
  const step = useStep(
    (body: { action: (typeof steps)[number]['action']; reason: string }) =>
      submitOnce(`promoter-${id}`, body, (key) =>
        call('POST /studio/ops/distribution/promoter/{id}/process/', { params: { id }, body, key }),
      ),
    ['promoters'],
  )
  return (
    <Flex gap={8}>
      <Steps
        rows={steps}
        actions={actions}
        noteText="opsPromoter.reason"
        isBusy={step.isPending}
        onStep={(action, reason) => step.mutateAsync({ action, reason })}
      />
    </Flex>
  )
}

/** Another kind for a promoter who is active; orders that were made before keep their rate. */
function KindChange({ promoter: { id, dist_kind } }: { promoter: Promoter }) {
  const t = useT()
  const [kind, setKind] = useState<Kind>(dist_kind)
  const change = useStep(
    (body: { dist_kind: Kind }) =>
      submitOnce(`promoter-kind-${id}`, body, (key) =>
        call('POST /studio/ops/distribution/promoter/{id}/kind/', { params: { id }, body, key }),
      ),
    ['promoters'],
  )
  return (
    <Flex gap={8} align="center">
      <Select
        aria-label={t('opsPromoter.kindFilter')}
        value={kind}
        options={distKinds.map((value) => ({ value, label: t(`opsPromoter.kind.${value}`) }))}
        onChange={setKind}
        style={{ width: 160 }}
      />
      {kind !== dist_kind && (
        <StepButton
          text="opsPromoter.changeKind"
          question="operation.promoters.kindAsk"
          isBusy={change.isPending}
          onStep={() => change.mutateAsync({ dist_kind: kind })}
        />
      )}
    </Flex>
  )
}

function PromoterMore({ promoter }: { promoter: Promoter }) {
  const t = useT()
  const can = useCan()
  const { money } = useSiteFormat()
  const { sums, message, reason, parent } = promoter
  const sumNames = ['available', 'pending', 'paid', 'taken_back'] as const
  return (
    <Descriptions
      column={{ xs: 1, lg: 3 }}
      items={[
        ...sumNames.map((name) => ({ key: name, label: t(`opsPromoter.sum.${name}`), children: money(sums[name]) })),
        { key: 'message', label: t('operation.promoters.message'), children: message || '–' },
        { key: 'reason', label: t('opsPromoter.reason'), children: reason || '–' },
        { key: 'parent', label: t('operation.promoters.parent'), children: parent?.name ?? '–' },
        ...(promoter.status === 'active'
          ? [{ key: 'kind', label: t('opsPromoter.kindFilter'), children: <KindChange promoter={promoter} /> }]
          : []),
        ...(can(permissions.readDistIncome)
          ? [
              {
                key: 'income',
                label: t('opsPromoter.income'),
                children: <Link to={`/promoters/income?promoter=${promoter.id}`}>{t('operation.promoters.rows')}</Link>,
              },
            ]
          : []),
      ]}
    />
  )
}

/** The promoters, and the applicants. */
export function PromoterListScreen() {
  const t = useT()
  const { money, moment } = useSiteFormat()
  return (
    <>
      <SectionTabs section="promoters" />
      <OperationList<Promoter>
        name="promoters"
        file="promoters"
        toFileFilters={({ tab, search }) => ({ status: tab, search })}
        title="opsPromoter.title"
        search="opsPromoter.search"
        tabs={tabs}
        load={({ tab, ...query }) =>
          call('GET /studio/ops/distribution/promoter/', {
            query: { ...query, status: (tab || undefined) as Status | undefined },
          })
        }
        rowKey="id"
        renderMore={(promoter) => <PromoterMore promoter={promoter} />}
        columns={[
          { title: t('operation.person'), render: (_, row) => contactLine(row) },
          { title: t('opsPromoter.kindFilter'), dataIndex: 'dist_kind_display' },
          { title: t('operation.promoters.code'), render: (_, { code }) => code || '–' },
          { title: t('operation.created'), render: (_, { created }) => moment(created) },
          { title: t('opsPromoter.sum.available'), align: 'right', render: (_, { sums }) => money(sums.available) },
          {
            title: t('operation.state'),
            render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
          },
          { title: t('resource.actions'), render: (_, promoter) => <PromoterSteps promoter={promoter} /> },
        ]}
      />
    </>
  )
}
