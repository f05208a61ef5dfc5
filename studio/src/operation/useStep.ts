import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useT } from '../i18n'

/** A step on something that waits: done once, then what was read of it is read again; a refusal is said. */
export function useStep<Input>(step: (input: Input) => Promise<unknown>, keys: readonly string[]) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const refresh = () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
  return useMutation({
    mutationFn: step,
    onSuccess: async () => {
      void message.success(t('operation.done'))
      await refresh()
    },
    // It may have moved on under somebody else's hands.
    onError: async (error) => {
      void message.error(error.message)
      await refresh()
    },
  })
}
