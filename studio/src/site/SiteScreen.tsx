import { useQuery } from '@tanstack/react-query'
import { Failed, Loading } from '../app/StateView'
import { SiteForm } from './SiteForm'
import { siteQuery } from './site-editor'

/** The public details and the switches of the site. */
export function SiteScreen() {
  const site = useQuery(siteQuery)
  if (site.isPending) return <Loading />
  if (site.isError) return <Failed error={site.error} onRetry={() => void site.refetch()} />
  return <SiteForm site={site.data} />
}
