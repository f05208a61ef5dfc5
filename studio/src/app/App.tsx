import { QueryClientProvider } from '@tanstack/react-query'
import { App as Messages, ConfigProvider } from 'antd'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { BASE_PATH } from '../calls/place'
import { usePartTexts } from '../i18n'
import { SessionGate } from '../session/SessionGate'
import { createQueryClient } from './query-client'
import { theme } from './theme'
import './form.css'

/** The whole studio. */
export function App() {
  const [client] = useState(createQueryClient)
  return (
    <ConfigProvider button={{ autoInsertSpace: false }} theme={theme} locale={usePartTexts()}>
      <Messages>
        <QueryClientProvider client={client}>
          <BrowserRouter basename={BASE_PATH}>
            <SessionGate />
          </BrowserRouter>
        </QueryClientProvider>
      </Messages>
    </ConfigProvider>
  )
}
