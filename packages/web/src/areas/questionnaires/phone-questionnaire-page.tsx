import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { api } from '../../app/api.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { PhoneForm } from './phone-form.tsx';
import { useGuestQuestionnaire } from './queries.ts';

/** Where the code of a questionnaire leads: a guardian answers on a phone. */
export function PhoneQuestionnairePage() {
  const { hash } = useLocation();
  // another link in the same tab is another child: nothing of the former stays
  return <Questionnaire key={hash} token={hash} />;
}

const quiet = { meta: { quiet: true }, networkMode: 'always' } as const;

function Questionnaire({ token }: { token: string }) {
  const save = useMutation(api.guestQuestionnaires.save.mutationOptions(quiet));
  const complete = useMutation(api.guestQuestionnaires.complete.mutationOptions(quiet));
  return (
    <GuestPage token={token} query={useGuestQuestionnaire(token)}>
      {(questionnaire) => <PhoneForm token={token} questionnaire={questionnaire} save={save.mutateAsync} complete={complete.mutateAsync} />}
    </GuestPage>
  );
}
