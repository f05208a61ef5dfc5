import { useQuery } from '@tanstack/react-query'
import { invoiceKeys, invoicesApi } from '@/services/api/invoices'

/** Reads the invoice of an order anew each time. */
export const useInvoice = (number: string, enabled = true) =>
  useQuery({
    queryKey: invoiceKeys.ofOrder(number),
    queryFn: ({ signal }) => invoicesApi.ofOrder(number, { signal }),
    enabled,
    staleTime: 0,
  })
