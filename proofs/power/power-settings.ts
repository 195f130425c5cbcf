// Loaded before a server whose disk loses power: its SQLite copies the log as often as POWER_CHECKPOINT says, so that a
// short life has that too, and waits for syncs as POWER_SYNCHRONOUS says.
import { DatabaseSync } from 'node:sqlite'
import '../lunch/steered-clock.ts'

const { POWER_CHECKPOINT = '', POWER_SYNCHRONOUS = '' } = process.env
const { exec } = DatabaseSync.prototype

DatabaseSync.prototype.exec = function (text) {
  exec.call(
    this,
    text
      .replace(/(wal_autocheckpoint = )\d+/, `$1${POWER_CHECKPOINT}`)
      .replace(/(synchronous = )full/, `$1${POWER_SYNCHRONOUS}`),
  )
}
