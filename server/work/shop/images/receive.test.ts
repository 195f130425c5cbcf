// Reading the body of an upload: what happens if the client disconnects before or during it.
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { receiveUpload } from './upload-places.ts'

test('an upload that broke off before anybody read it is over at once', async () => {
  const request = new IncomingMessage(new Socket())
  request.destroy()
  await new Promise((closed) => request.once('close', closed))
  await expect(receiveUpload(request, 100)).rejects.toThrow('broke off')
})

test('an upload that breaks off half-way is over as well', async () => {
  const request = new IncomingMessage(new Socket())
  const received = receiveUpload(request, 100)
  request.push('half')
  request.destroy()
  await expect(received).rejects.toThrow('broke off')
})
