import { INVOICE_LIMITS, type InvoiceStaffAction } from '@storefront/contract/domain/orders/invoice'
import { Flex } from 'antd'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { StepButton } from './StepButton'
import { useStep } from './useStep'

export type Invoice = Reply<'GET /studio/shop/invoice/'>['results'][number]

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
      {actions.includes('issue') && (
        <StepButton
          text="invoices.issue"
          question="invoices.issueAsk"
          note="line"
          noteText="invoices.issueNumber"
          noteMax={INVOICE_LIMITS.number}
          isPrimary
          isBusy={step.isPending}
          onStep={(number) => step.mutateAsync({ action: 'issue', number })}
        />
      )}
      {actions.includes('refuse') && (
        <StepButton
          text="invoices.refuse"
          question="invoices.refuseAsk"
          note="required"
          noteText="invoices.reason"
          isBusy={step.isPending}
          onStep={(reason) => step.mutateAsync({ action: 'refuse', reason })}
        />
      )}
      {actions.includes('void') && (
        <StepButton
          text="invoices.void"
          question="invoices.voidAsk"
          note="required"
          noteText="invoices.reason"
          isDanger
          isBusy={step.isPending}
          onStep={(reason) => step.mutateAsync({ action: 'void', reason })}
        />
      )}
    </Flex>
  )
}
