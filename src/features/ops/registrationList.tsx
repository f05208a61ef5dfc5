import { contactLine } from '@storefront/contract/domain/account/mobile'
import {
  opsRegistrationActions,
  registrationStatuses,
  registrationTransitions,
} from '@storefront/contract/domain/events/registration'
import type { OpsRegistration } from '@storefront/contract/entities/events/registration'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { Text, View } from '@tarojs/components'
import { Facts } from '@/features/reservations/components/RecordFacts'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { feedback } from '@/platform/feedback'
import {
  type OpsRegistrationStep,
  type OpsRegistrationsQuery,
  registrationKeys,
  registrationsApi,
} from '@/services/api/registrations'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { oneOf } from '@/shared/list/fields'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { confirm, confirmWith } from '@/ui/overlay/dialogs'
import s from './components/Ops.module.scss'

type Step = OpsRegistrationStep['action'] | 'revoke'
const STEPS: readonly Step[] = [...opsRegistrationActions, 'revoke']
const REASON_MAX = 200

/** Sends the operator's steps on a registration; each step is confirmed, and a refusal requires a reason. */
function useRegistrationStep(id: number) {
  const t = useT()
  const reload = () => queryClient.invalidateQueries({ queryKey: registrationKeys.ops() })
  const send = ({ action, reason }: { action: Step; reason: string }, key: string) =>
    action === 'revoke'
      ? registrationsApi.opsCancel(id, reason, key)
      : registrationsApi.opsProcess(id, { action, reason }, key)
  const { submit, busy } = useSubmit(`ops_registration:${id}`, send, {
    onError: () => {
      void reload()
      return false
    },
  })
  const act = async (action: Step): Promise<void> => {
    const [text, confirmText] = [t(`opsRegistration.ask.${action}`), t(`opsRegistration.action.${action}`)]
    const fields = [
      {
        name: 'reason',
        label: t('opsRegistration.reason'),
        required: true,
        kind: 'textarea' as const,
        maxLength: REASON_MAX,
      },
    ]
    const needsReason = 'needsReason' in registrationTransitions[action]
    const values = needsReason
      ? await confirmWith({ text, confirmText, danger: true, fields })
      : (await confirm({ text, confirmText })) && {}
    if (!values || !(await submit({ action, reason: 'reason' in values ? String(values.reason) : '' }))) return
    await reload()
    feedback.toast(t('ops.done'), { at: 'center' })
  }
  return { act, busy }
}

function RegistrationRow({ registration }: { readonly registration: OpsRegistration }) {
  const t = useT()
  const { id, user, code, status_display, created: createdAt, answers, actions, reason } = registration
  const { act, busy } = useRegistrationStep(id)
  const canChange = useSession((state) => hasPermission(state.user?.perms ?? [], permissions.changeEventRegistration))
  const offeredSteps = STEPS.filter((step) => canChange && actions.includes(step))
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={s.title}>{contactLine(user)}</Text>
        <Text className={s.status}>{status_display}</Text>
      </View>
      <View className={s.quiet}>{`${code} · ${dateTimeText(createdAt)}`}</View>
      <Facts
        facts={[
          ...answers.map(({ title, value }) => ({ label: title, text: value })),
          { label: t('opsRegistration.reason'), text: reason },
        ]}
      />
      {offeredSteps.length > 0 ? (
        <View className={s.actions}>
          {offeredSteps.map((step) => (
            <Button
              key={step}
              size="s"
              kind={step === 'approve' || step === 'admit' ? 'primary' : 'ghost'}
              busy={busy}
              label={`${t(`opsRegistration.action.${step}`)} ${user.name}`}
              onTap={() => void act(step)}
            >
              {t(`opsRegistration.action.${step}`)}
            </Button>
          ))}
        </View>
      ) : null}
    </View>
  )
}

/** Registrations of one event, in a tab for each status. */
export const opsRegistrationList: ListSpec<OpsRegistration, OpsRegistrationsQuery> = {
  key: registrationKeys.ops,
  load: (query, options) => registrationsApi.ops(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 170,
    render: (registration) => <RegistrationRow registration={registration} />,
  }),
  empty: { text: 'opsRegistration.empty', hint: 'list.soonHint', icon: 'user' },
  search: 'opsRegistration.search',
  tabs: {
    name: 'status',
    label: 'opsRegistration.title',
    options: [
      { value: '', label: 'common.all' },
      ...registrationStatuses.map((status) => ({
        value: status,
        label: `opsRegistration.statuses.${status}` as const,
      })),
    ],
  },
  fields: { status: oneOf(...registrationStatuses) },
}
