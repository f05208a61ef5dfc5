import { INVOICE_LIMITS, type InvoiceStaffAction } from '@storefront/contract/domain/orders/invoice'
import { Flex } from 'antd'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { StepButton } from './StepButton'
import { useStep } from './useStep'

export type Invoice = Reply<'GET /studio/shop/invoice/'>['results'][number]

/** The text that each step asks for, and its look. */
const steps = {
  issue: {
    field: 'number',
    note: 'line',
    noteText: 'invoices.issueNumber',
    noteMax: INVOICE_LIMITS.number,
    isPrimary: true,
  },
  refuse: { field: 'reason', note: 'required', noteText: 'invoices.reason', noteMax: INVOICE_LIMITS.reason },
  void: {
    field: 'reason',
    note: 'required',
    noteText: 'invoices.reason',
    noteMax: INVOICE_LIMITS.reason,
    isDanger: true,
  },
} as const satisfies Record<InvoiceStaffAction, object>

/** The steps of staff on a request for an invoice, as they see it. */
export function InvoiceSteps({ invoice: { id, version, actions } }: { readonly invoice: Invoice }) {
  const step = useStep(
    (body: { action: InvoiceStaffAction; number?: string; reason?: string }) =>
      submitOnce(`invoice-${id}`, { ...body, version }, (key) =>
        call('POST /studio/shop/invoice/{id}/process/', { params: { id }, body: { ...body, version }, key }),
      ),
    ['invoices', 'overview'],
  )
  return (
    <Flex gap={8} vertical align="start">
      {actions.map((action) => {
        const { field, ...look } = steps[action]
        return (
          <StepButton
            key={action}
            {...look}
            text={`invoices.${action}`}
            question={`invoices.${action}Ask`}
            isBusy={step.isPending}
            onStep={(text) => step.mutateAsync({ action, [field]: text })}
          />
        )
      })}
    </Flex>
  )
}
