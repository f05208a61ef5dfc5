import { useQuery } from '@tanstack/react-query'
import { keys } from '@/services/query'
import { shop } from '@/services/shop'

export const useAddresses = (enabled: boolean) => useQuery({ queryKey: keys.addresses(), queryFn: ({ signal }) => shop.addresses({ signal }), enabled })

export const useAddress = (id: number | null) =>
  useQuery({ queryKey: keys.address(id ?? 0), queryFn: ({ signal }) => shop.address(id ?? 0, { signal }), enabled: id !== null, staleTime: 0 })
