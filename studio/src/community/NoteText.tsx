import { useQuery } from '@tanstack/react-query'
import { Flex, Typography } from 'antd'
import { Failed, Loading } from '../app/StateView'
import { call } from '../calls/call'

/** The whole text of a note with its pictures. */
export function NoteText({ id }: { readonly id: number }) {
  const note = useQuery({
    queryKey: ['note', id],
    queryFn: () => call('GET /studio/ops/note/note/{id}/', { params: { id } }),
  })
  if (note.isError) return <Failed error={note.error} onRetry={() => void note.refetch()} />
  if (!note.data) return <Loading />
  return (
    <>
      <Typography.Paragraph style={{ whiteSpace: 'pre-wrap', maxWidth: 720 }}>{note.data.content}</Typography.Paragraph>
      <Flex gap={8} wrap>
        {note.data.images.map((image) => (
          <img
            key={image.id}
            src={image.thumb}
            alt=""
            width={96}
            height={96}
            style={{ objectFit: 'cover', borderRadius: 6 }}
          />
        ))}
      </Flex>
    </>
  )
}
