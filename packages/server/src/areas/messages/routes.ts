import type { groups } from '@trellis/contract/messages/area';
import type { contactEmailCalls, messageCalls } from '@trellis/contract/messages/calls';
import type { exportCalls, exportFileCalls } from '@trellis/contract/messages/exports/calls';
import { type AreaRoutes, identityRoutesFor } from '../../platform/http/routes.ts';
import { listContactEmails, reSendToSupport, sendToSupport } from './contact-emails.ts';
import { deleteExport, downloadExport, listExports, viewExport } from './exports/exports.ts';
import { countUnread, listMessages, readAllMessages, readMessages } from './messages.ts';
import { findPreferences, savePreferences } from './preferences.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  messages: identityRoutesFor<typeof messageCalls>({
    unreadCount: countUnread,
    list: listMessages,
    read: readMessages,
    readAll: readAllMessages,
    preferences: findPreferences,
    savePreferences,
  }),
  exports: identityRoutesFor<typeof exportCalls>({ list: listExports, get: viewExport, remove: deleteExport }),
  exportFiles: identityRoutesFor<typeof exportFileCalls>({ download: downloadExport }),
  contactEmails: identityRoutesFor<typeof contactEmailCalls>({ list: listContactEmails, sendToSupport, reSendToSupport }),
};
