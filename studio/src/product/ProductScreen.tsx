import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Failed, Loading } from '../app/StateView'
import { call } from '../calls/call'
import { ProductForm } from './ProductForm'

/** One product to edit. */
export function ProductScreen() {
  const id = Number(useParams().id)
  // Read anew each time, and never under the editor's hands: what is saved meanwhile comes back as a conflict.
  const product = useQuery({
    queryKey: ['product', id],
    queryFn: () => call('GET /studio/product/{id}/', { params: { id } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  if (product.isError) return <Failed error={product.error} onRetry={() => void product.refetch()} />
  return product.data ? <ProductForm key={product.data.id} product={product.data} /> : <Loading />
}

/** A new product. */
export const NewProductScreen = () => <ProductForm product={null} />
