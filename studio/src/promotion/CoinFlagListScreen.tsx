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

type Flag = Reply<'GET /studio/ops/gamification/flag/'>['results'][number]

const steps = [
  {
    action: 'allow',
    text: 'opsCoins.flagAction.allow',
    question: 'opsCoins.flagAsk.allow',
    note: 'optional',
    isPrimary: true,
  },
  {
    action: 'revoke',
    text: 'opsCoins.flagAction.revoke',
    question: 'opsCoins.flagAsk.revoke',
    note: 'required',
    isDanger: true,
  },
] as const
const tabs = [
  { key: 'open', text: 'opsCoins.flagStatus.open' },
  { key: 'done', text: 'opsCoins.flagDone' },
] as const

function FlagSteps({ flag: { id, status } }: { flag: Flag }) {
  const step = useStep(
    (body: { action: (typeof steps)[number]['action']; reason: string }) =>
      submitOnce(`coin-flag-${id}`, body, (key) =>
        call('POST /studio/ops/gamification/flag/{id}/process/', { params: { id }, body, key }),
      ),
    ['coin-flags', 'coin-users'],
  )
  return (
    <Flex gap={8}>
      <Steps
        rows={steps}
        actions={status === 'open' ? ['allow', 'revoke'] : []}
        noteText="opsCoins.note"
        isBusy={step.isPending}
        onStep={(action, reason) => step.mutateAsync({ action, reason })}
      />
    </Flex>
  )
}

/** Accounts that share a device or a payment account. */
export function CoinFlagListScreen() {
  const t = useT()
  const { moment } = useSiteFormat()
  return (
    <>
      <SectionTabs section="coins" />
      <OperationList<Flag>
        name="coin-flags"
        title="opsCoins.flags"
        tabs={tabs}
        load={({ limit, offset, tab }) =>
          call('GET /studio/ops/gamification/flag/', {
            query: { limit, offset, tab: tab === 'done' ? 'done' : 'open' },
          })
        }
        rowKey="id"
        columns={[
          { title: t('operation.created'), render: (_, { created }) => moment(created) },
          { title: t('operation.returns.kind'), dataIndex: 'kind_display' },
          {
            title: t('opsCoins.users'),
            render: (_, { users }) => users.map(contactLine).join('、'),
          },
          { title: t('opsCoins.note'), render: (_, { reason }) => reason || '–' },
          {
            title: t('operation.state'),
            render: (_, { status }) => <StateTag tone={toneOf(status)}>{t(`opsCoins.flagStatus.${status}`)}</StateTag>,
          },
          { title: t('resource.actions'), render: (_, flag) => <FlagSteps flag={flag} /> },
        ]}
      />
    </>
  )
}
