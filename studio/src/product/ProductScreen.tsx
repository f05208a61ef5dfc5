import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
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
  return product.data ? (
    <ProductForm key={`${product.data.id} ${product.data.archived_at}`} product={product.data} />
  ) : (
    <Loading />
  )
}

/** A new product that begins with the values of another one. */
function CopyScreen({ id }: { id: number }) {
  const source = useQuery({
    queryKey: ['product', 'copy', id],
    queryFn: () => call('GET /studio/product/{id}/', { params: { id } }),
    gcTime: 0,
  })
  if (source.isError) return <Failed error={source.error} onRetry={() => void source.refetch()} />
  return source.data ? <ProductForm key={`copy-${id}`} product={null} source={source.data} /> : <Loading />
}

/** A new product, which may begin as a copy (`?copy=`). */
export function NewProductScreen() {
  const [params] = useSearchParams()
  const copy = Number(params.get('copy'))
  return copy > 0 ? <CopyScreen id={copy} /> : <ProductForm key="new" product={null} />
}
