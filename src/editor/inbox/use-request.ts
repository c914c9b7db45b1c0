import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type InboxRequest, inboxRequestSchema, type VenueStatus } from '#schemas/editor/inbox.ts';
import { callEditor, EditorError, keyOf, useEditorQuery } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { inboxTexts } from './texts.ts';

/** Fetches the open request and marks it as read. */
export function useRequest(id: string) {
  const query = useEditorQuery('readRequest', { id });
  const { relist } = useRequestCache(id);
  const unread = query.data?.unread;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once each time the request becomes unread.
  useEffect(() => {
    // On failure the request stays unread and is marked the next time it is opened.
    if (unread) callEditor('markRequest', { id, unread: false }).then(relist, () => {});
    // A colleague may have read it since the list was fetched.
    else if (unread === false) relist();
  }, [id, unread]);
  return query;
}

/** Writes an updated request to the query cache and invalidates the lists. */
function useRequestCache(id: string) {
  const client = useQueryClient();
  const relist = () => {
    void client.invalidateQueries({ queryKey: ['listRequests'] });
    void client.invalidateQueries({ queryKey: ['unread'] });
  };
  const update = (request: InboxRequest) => {
    client.setQueryData(keyOf('readRequest', { id }), request);
    relist();
  };
  return { update, relist };
}

/**
 * Actions on an open request.
 * @throws EditorError from each action if the server refuses it
 */
export function useRequestActions(request: InboxRequest) {
  const { id, status } = request;
  const { update, relist } = useRequestCache(id);
  const { say } = useEditor();
  const t = useTranslate(inboxTexts);
  const [overtaken, setOvertaken] = useState(false);

  async function setStatus(to: VenueStatus): Promise<void> {
    setOvertaken(false);
    try {
      update(await callEditor('setRequestStatus', { id, from: status, to }));
      say(t('changed'));
    } catch (cause) {
      const now = inboxRequestSchema.safeParse(cause instanceof EditorError ? cause.data : undefined);
      if (!now.success) throw cause;
      update(now.data);
      setOvertaken(true);
    }
  }

  return {
    /** True if a colleague has changed the request first. The current state is shown. */
    overtaken,
    setStatus,
    assign: async (to: string | null) => {
      update(await callEditor('assignRequest', { id, to }));
      say(t('assigned'));
    },
    addNote: async (text: string, key: string) =>
      update(await callEditor('addRequestNote', { id, text, key })),
    markUnread: async () => {
      await callEditor('markRequest', { id, unread: true });
      relist();
    },
    remove: async () => {
      await callEditor('removeRequest', { id });
      relist();
      say(t('removed'));
    },
  };
}

export type RequestActions = ReturnType<typeof useRequestActions>;
