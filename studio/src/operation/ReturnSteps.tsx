import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import type { TextKey } from '../i18n'
import { useSiteFormat } from '../app/useSiteFormat'
import { ReceiveButton } from './ReceiveButton'
import { ReopenButton } from './ReopenButton'
import { ResendButton } from './ResendButton'
import { type StepRow, Steps } from './Steps'
import { useStep } from './useStep'

export type OrderReturn = Reply<'GET /studio/shop/orderlinereturn/{number}/'>

/** Steps that need at most a note. */
type NoteAction = 'agree' | 'refuse' | 'uphold' | 'call_off'

interface ReturnStepBody {
  readonly action: NoteAction | 'reopen' | 'receive' | 'resend'
  readonly note?: string
  readonly amount?: string
  readonly restock?: boolean
  readonly carrier?: string
  readonly tracking_no?: string
}

/** The effects of the steps, by what the buyer gets. */
const questions = {
  money: { agree: 'operation.returns.asks.agree', receive: 'operation.returns.asks.receive' },
  parcel: { agree: 'operation.returns.asks.agreeExchange', receive: 'operation.returns.asks.receiveExchange' },
} as const satisfies Record<string, Record<'agree' | 'receive', TextKey>>

const rowsOf = (agreeQuestion: TextKey): readonly StepRow<NoteAction>[] => [
  {
    action: 'agree',
    text: 'operation.returns.steps.agree',
    question: agreeQuestion,
    note: 'optional',
    isPrimary: true,
  },
  {
    action: 'refuse',
    text: 'operation.returns.steps.refuse',
    question: 'operation.returns.asks.refuse',
    note: 'required',
    isDanger: true,
  },
  {
    action: 'uphold',
    text: 'operation.returns.steps.uphold',
    question: 'operation.returns.asks.uphold',
    note: 'required',
    isDanger: true,
  },
  {
    action: 'call_off',
    text: 'operation.returns.steps.call_off',
    question: 'operation.returns.asks.call_off',
    note: 'required',
    isDanger: true,
  },
]

/** The steps on a return; a judge also decides on the appeal against its refusal. */
export function ReturnSteps({ orderReturn }: { readonly orderReturn: OrderReturn }) {
  const { number, actions, amount, exchange, line, quantity } = orderReturn
  const { money } = useSiteFormat()
  const { agree, receive } = questions[exchange ? 'parcel' : 'money']
  const step = useStep(
    (body: ReturnStepBody) =>
      submitOnce(`return-${number}`, body, (key) =>
        call('POST /studio/shop/orderlinereturn/{number}/process/', { params: { number }, body, key }),
      ),
    ['return', 'returns'],
  )
  const isBusy = step.isPending
  return (
    <>
      <Steps
        rows={rowsOf(agree)}
        actions={actions}
        isBusy={isBusy}
        onStep={(action, note) => step.mutateAsync({ action, note })}
      />
      {actions.includes('receive') && (
        <ReceiveButton
          question={receive}
          isBusy={isBusy}
          onStep={(input) => step.mutateAsync({ action: 'receive', ...input })}
        />
      )}
      {actions.includes('resend') && (
        <ResendButton
          goods={`${[line.product_name, exchange?.to_label].filter(Boolean).join(' · ')} × ${quantity}`}
          isBusy={isBusy}
          onStep={(parcel) => step.mutateAsync({ action: 'resend', ...parcel })}
        />
      )}
      {actions.includes('reopen') && (
        <ReopenButton
          amount={exchange ? null : money(amount)}
          isBusy={isBusy}
          onStep={(input) => step.mutateAsync({ action: 'reopen', ...input })}
        />
      )}
    </>
  )
}
