import { Flex, Typography } from 'antd'
import { type ReactNode, useEffect } from 'react'

/** The heading of a screen, which is the document's title, too, and what can be done there. */
export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <Flex justify="space-between" align="center" wrap gap={16} style={{ marginBottom: 24 }}>
      <Typography.Title level={1} style={{ fontSize: 24, margin: 0 }}>
        {title}
      </Typography.Title>
      <Flex gap={8} wrap>
        {children}
      </Flex>
    </Flex>
  )
}
