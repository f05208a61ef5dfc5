import { keysOf } from '@storefront/contract/domain/keys-of'
import type { OrderReturn } from '@storefront/contract/entities/after-sales/return'
import { View } from '@tarojs/components'
import { type TextKey, useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { keys, queryClient, replaceQueryData } from '@/services/query'
import { type ReturnStep, afterSalesApi, afterSalesKeys } from '@/services/api/after-sales'
import { useSubmit } from '@/services/use-submit'
import { Button, type ButtonProps } from '@/ui/controls/Button'
import { confirm, confirmWith } from '@/ui/overlay/dialogs'
import s from './Return.module.scss'

type Action =
  | 'withdraw'
  | 'call_off'
  | 'ship'
  | 'agree'
  | 'refuse'
  | 'receive'
  | 'uphold'
  | 'reopen'
  | 'resend'
  | 'confirm'
type Step = Omit<ReturnStep, 'action'>

/** The label, message and question of each action; an answer of null cancels the action. */
const actionSpecs: Readonly<
  Record<Action, { readonly name: TextKey; readonly message: TextKey; readonly kind: NonNullable<ButtonProps['kind']> }>
> = {
  withdraw: { name: 'ret.withdraw', message: 'ret.withdrawn', kind: 'ghost' },
  call_off: { name: 'ret.callOff', message: 'ret.done', kind: 'danger' },
  refuse: { name: 'ret.refuse', message: 'ret.done', kind: 'danger' },
  uphold: { name: 'ret.uphold', message: 'ret.done', kind: 'danger' },
  ship: { name: 'ret.waybill', message: 'ret.waybillSent', kind: 'primary' },
  agree: { name: 'ret.agree', message: 'ret.done', kind: 'primary' },
  reopen: { name: 'ret.reopen', message: 'ret.done', kind: 'primary' },
  receive: { name: 'ret.receive', message: 'ret.done', kind: 'primary' },
  resend: { name: 'ret.resend', message: 'ret.done', kind: 'primary' },
  confirm: { name: 'ret.confirm', message: 'ret.confirmed', kind: 'primary' },
}
const order = keysOf(actionSpecs)

/** The actions that the current user may take on a return: as its buyer, or as the shop. */
export function ReturnActions({ ret }: { readonly ret: OrderReturn }) {
  const t = useT()
  const { submit, busy } = useSubmit(
    `process_return:${ret.number}`,
    (step: ReturnStep, key: string) => afterSalesApi.processReturn(ret.number, step, key),
    {
      // It moved meanwhile: what is shown is out of date.
      onError: () => {
        void queryClient.invalidateQueries({ queryKey: afterSalesKeys.orderReturn(ret.number) })
        return false
      },
    },
  )

  /** Asks why, in words that the buyer reads. */
  const askWhy = async (text: TextKey, label: TextKey, confirmText: TextKey): Promise<Step | null> => {
    const fields = [{ name: 'note', label: t(label), required: true, kind: 'textarea' as const, maxLength: 200 }]
    const fieldValues = await confirmWith({ text: t(text), confirmText: t(confirmText), danger: true, fields })
    return fieldValues && { note: fieldValues.note }
  }
  /** Asks for the parcel that goes out. */
  const askParcel = async (title: TextKey, text: TextKey): Promise<Step | null> => {
    const fields = [
      { name: 'carrier', label: t('ret.carrier'), required: true, maxLength: 40 },
      { name: 'tracking_no', label: t('ret.trackingNo'), required: true, maxLength: 40 },
    ]
    const fieldValues = await confirmWith({ title: t(title), text: t(text), fields })
    return fieldValues && { carrier: fieldValues.carrier, tracking_no: fieldValues.tracking_no }
  }
  const asks: Readonly<Record<Action, () => Promise<Step | null>>> = {
    withdraw: async () =>
      (await confirm({ text: t('ret.withdrawAsk'), confirmText: t('ret.withdraw'), danger: true })) ? {} : null,
    agree: async () => ((await confirm({ text: t('ret.agreeAsk'), confirmText: t('ret.agree') })) ? {} : null),
    receive: async () =>
      (await confirm({
        text: t(ret.exchange ? 'ret.receiveExchangeAsk' : 'ret.receiveAsk'),
        confirmText: t('ret.receive'),
      }))
        ? {}
        : null,
    confirm: async () => ((await confirm({ text: t('ret.confirmAsk'), confirmText: t('ret.confirm') })) ? {} : null),
    refuse: () => askWhy('ret.refuseAsk', 'ret.refuseReason', 'ret.refuse'),
    uphold: () => askWhy('ret.upholdAsk', 'ret.upholdReason', 'ret.uphold'),
    call_off: () => askWhy('ret.callOffAsk', 'ret.callOffReason', 'ret.callOff'),
    resend: () => askParcel('ret.resend', 'ret.resendHint'),
    ship: () => askParcel('ret.waybill', 'ret.waybillHint'),
    reopen: async () => {
      const fields = [
        ...(ret.exchange
          ? []
          : [{ name: 'amount', label: t('ret.agreedAmount', { amount: ret.amount }), maxLength: 20 }]),
        { name: 'note', label: t('ret.reopenNote'), kind: 'textarea' as const, maxLength: 200 },
      ]
      const fieldValues = await confirmWith({ text: t('ret.reopenAsk'), confirmText: t('ret.reopen'), fields })
      if (!fieldValues) return null
      const amount = fieldValues.amount?.trim() ?? ''
      return { note: fieldValues.note, ...(amount !== '' && { amount }) }
    },
  }

  const act = async (action: Action) => {
    const step = await asks[action]()
    const updatedReturn = step && (await submit({ action, ...step }))
    if (!updatedReturn) return
    replaceQueryData<OrderReturn>(afterSalesKeys.orderReturn(ret.number), updatedReturn)
    for (const queryKey of [keys.order(), keys.orders(), afterSalesKeys.returns(), ['ops']])
      void queryClient.invalidateQueries({ queryKey })
    feedback.toast(t(actionSpecs[action].message), { at: 'center' })
  }
  return (
    <View className={s.bar}>
      {order
        .filter((action) => ret.actions.includes(action))
        .map((action) => (
          <Button key={action} kind={actionSpecs[action].kind} disabled={busy} onTap={() => void act(action)}>
            {t(actionSpecs[action].name)}
          </Button>
        ))}
      {ret.actions.includes('appeal') ? (
        <Button disabled={busy} onTap={() => void go('shop.orderlinereturn.appeal', { number: ret.number })}>
          {t('ret.appeal')}
        </Button>
      ) : null}
    </View>
  )
}
