import { useMemo } from 'react'
import { useMe } from '../../session/useMe'

/** Hosts whose pictures a text may show as they are. */
export function useOwnHosts(): readonly string[] {
  const hosts = useMe().data?.site.hosts
  return useMemo(() => [...(hosts ?? []), window.location.host], [hosts])
}
