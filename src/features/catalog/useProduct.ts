import { useQuery } from '@tanstack/react-query'
import { keys } from '@/services/query'
import { shop } from '@/services/shop'

export const useProduct = (id: number) => useQuery({ queryKey: keys.product(id), queryFn: ({ signal }) => shop.product(id, { signal }) })
