import { useMutation } from '@tanstack/react-query'
import { call, type Reply } from '../calls/call'

type Plan = Reply<'GET /studio/spreadsheet/plan/{id}/'>

/** Previews the rows of an import that are not written with what the shop has now. */
export const usePlanAgain = (id: number, onChange: (plan: Plan) => void) =>
  useMutation({
    mutationFn: () => call('POST /studio/spreadsheet/plan/{id}/again/', { params: { id } }),
    onSuccess: onChange,
  })
