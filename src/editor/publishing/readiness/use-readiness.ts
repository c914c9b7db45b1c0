import { useQuery } from '@tanstack/react-query';
import type { EditorAnswer, EditorRequest } from '#schemas/editor/calls.ts';
import { callEditor, type EditorError, keyOf } from '../../api.ts';

/** The check of drafts, as the site would be with all of them. It runs again whenever the drafts or their languages change. */
export const useReadiness = (drafts: EditorRequest<'checkReadiness'>['drafts']) =>
  useQuery<EditorAnswer<'checkReadiness'>, EditorError>({
    queryKey: keyOf('checkReadiness', { drafts }),
    queryFn: () => callEditor('checkReadiness', { drafts }),
    enabled: drafts.length > 0,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
