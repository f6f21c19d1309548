import type { Construct } from 'constructs'
import type { CommandsEnvironment } from '../../functions/handlers/commands/environment.ts'
import { contextValue } from '../context.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** Commands to trackers, and their log. The telemetry function delivers them when a tracker reports. */
export class CommandsFeature extends VectraFunction<CommandsEnvironment> {
  constructor(scope: Construct, id: string, { tables }: FeatureProps) {
    super(scope, id, {
      name: 'commands',
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        COMMANDS_TABLE: tables.commands.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        EVENTS_TABLE: tables.events.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRACKERS_TABLE: tables.trackers.tableName,
        TRAILS_TABLE: tables.trails.tableName,
        ALLOWED_COMMAND_WORDS: contextValue(scope, 'allowedCommandWords') ?? '',
      },
    })
    tables.accounts.grant(this, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    // the log is append-only
    tables.commands.grant(this, 'dynamodb:Query', 'dynamodb:PutItem')
    tables.devices.grant(this, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    // what came of a command that an event requested
    tables.events.grant(this, 'dynamodb:UpdateItem')
    tables.subscriptions.grant(this, 'dynamodb:GetItem')
    tables.trackers.grant(this, 'dynamodb:UpdateItem')
    tables.trails.grant(this, 'dynamodb:GetItem')
  }
}
