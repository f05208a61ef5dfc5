import type { RaffleDetail, RaffleSpin } from '@storefront/contract/entities/promotion/raffle'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usedTurns } from '@/features/promotion/raffle-state'
import { prefersStillness } from '@/platform/motion'
import { coinKeys } from '@/services/api/coins'
import { raffleApi, raffleKeys } from '@/services/api/raffle'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'

/** The duration of a wheel's turn. */
export const TURN_MS = 4000

export interface SpinView {
  readonly spin: () => void
  /** A turn is asked for or shown; the next has to wait. */
  readonly busy: boolean
  /** The result that is on its way to be shown, and how many were since the screen opened. */
  readonly turning: RaffleSpin | null
  readonly turns: number
  /** The result to be read; `isLast` is one of a turn that was cut off. */
  readonly result: { readonly spin: RaffleSpin; readonly isLast: boolean } | null
}

/**
 * Returns the turns of a wheel or a grid. The server fixes a result before anything moves. The client reports when the
 * result was shown, so that an interrupted turn is shown again when the screen opens, and only then.
 */
export function useRaffleSpin(raffle: RaffleDetail): SpinView {
  const key = String(raffle.id)
  const [turning, setTurning] = useState<RaffleSpin | null>(null)
  const [turns, setTurns] = useState(0)
  const [result, setResult] = useState<SpinView['result']>(null)
  const toldIds = useRef(new Set<number>())
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const { submit: see } = useSubmit('raffle_seen', (id: number, seenKey: string) => raffleApi.seeSpin(id, seenKey))
  // What was used before is a part of the action: the next turn is another one, and one whose reply was lost the same.
  const { submit, busy } = useSubmit(
    `raffle_spin:${key}`,
    async (_: { readonly used: number; readonly after: number }, spinKey: string) => {
      const reply = await raffleApi.spin(key, spinKey)
      toldIds.current.add(reply.id)
      return reply
    },
    {
      onError: () => {
        void queryClient.invalidateQueries({ queryKey: raffleKeys.raffle(key) })
        return false
      },
    },
  )
  const settle = useCallback(
    async (spin: RaffleSpin, isLast: boolean) => {
      setTurning(null)
      setResult({ spin, isLast })
      await see(spin.id)
      for (const queryKey of [raffleKeys.raffle(key), raffleKeys.wins(), coinKeys.all()])
        void queryClient.invalidateQueries({ queryKey })
    },
    [see, key],
  )
  const unseen = raffle.mine?.unseen_spin ?? null
  useEffect(() => {
    if (!unseen || busy || turning || toldIds.current.has(unseen.id)) return
    toldIds.current.add(unseen.id)
    void settle(unseen, true)
  }, [unseen, busy, turning, settle])
  useEffect(() => () => clearTimeout(timer.current), [])

  const spin = async () => {
    if (turning) return
    const reply = await submit({ used: usedTurns(raffle), after: result?.spin.id ?? 0 })
    if (!reply) return
    setResult(null)
    setTurns((count) => count + 1)
    setTurning(reply)
    timer.current = setTimeout(() => void settle(reply, false), prefersStillness() ? 0 : TURN_MS)
  }
  return { spin: () => void spin(), busy: busy || turning !== null, turning, turns, result }
}
