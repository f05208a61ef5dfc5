import { useQuery } from '@tanstack/react-query'
import { Failed, Loading } from '../app/StateView'
import { SiteForm } from './SiteForm'
import { siteQuery } from './site-editor'

/** What the site shows of itself, and which of its switches are on. */
export function SiteScreen() {
  const site = useQuery(siteQuery)
  if (site.isPending) return <Loading />
  if (site.isError) return <Failed error={site.error} onRetry={() => void site.refetch()} />
  return <SiteForm site={site.data} />
}
