// On what each session was begun, so that its owner knows which to end.

export const sessionAgents: readonly string[] = ["alter table staff_session add column agent text not null default ''"]
