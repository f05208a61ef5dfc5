import { useQuery } from '@tanstack/react-query'
import { StateTag } from '../../app/StateTag'
import { useT } from '../../i18n'
import { pageCalls } from '../calls/page-calls'

/** Milliseconds between two reports to the server that the page is open here. */
const BEAT_MS = 20_000

/** The other editors of the page. Nobody is locked out: changes are merged. */
export function Presence({ page }: { page: number }) {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['page', page, 'presence'],
    queryFn: () => pageCalls.presence(page),
    refetchInterval: BEAT_MS,
    retry: false,
    gcTime: 0,
  })
  const names = data?.results.map(({ name }) => name) ?? []
  return names.length > 0 && <StateTag tone="notice">{t('builder.presence', { names: names.join('、') })}</StateTag>
}
