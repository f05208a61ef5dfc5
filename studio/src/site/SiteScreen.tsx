import { useQuery } from '@tanstack/react-query'
import { Failed, Loading } from '../app/StateView'
import { call } from '../calls/call'
import { SiteForm } from './SiteForm'

/** What the site shows of itself, and which of its switches are on. */
export function SiteScreen() {
  const site = useQuery({
    queryKey: ['site'],
    queryFn: () => call('GET /studio/site/'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
  })
  if (site.isPending) return <Loading />
  if (site.isError) return <Failed error={site.error} onRetry={() => void site.refetch()} />
  return <SiteForm site={site.data} />
}
