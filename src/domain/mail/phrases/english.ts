import type { PhraseList } from './phraseList.ts';

export const english: PhraseList = {
  frequent: 'the and you your for with that this our are is to of have we',
  greetings: 'hi hello hey dear good morning afternoon evening greetings',
  everybody:
    'there team all everyone everybody sir madam folks friend friends colleague colleagues',
  risky: `act now
apply now
as seen on
best price
big bucks
bonus offer
buy direct
buy now
call now
cash bonus
click below
click here
double your
earn extra cash
exclusive deal
extra income
fast cash
free consultation
free gift
free money
free trial
get it now
get started now
guaranteed results
increase sales
instant access
limited time
lowest price
make money
money back
no catch
no cost
no fees
no hidden costs
no obligation
no strings attached
offer expires
once in a lifetime
one hundred percent free
order now
pure profit
risk free
satisfaction guaranteed
save big
sign up free
special promotion
this is not spam
urgent
while supplies last
you have been selected
you are a winner`,
  generic: `all of your needs
at the end of the day
best in class
bring to the table
dear sir or madam
game changer
game changing
hope all is well
hope this email finds you well
hope this finds you well
hope this message finds you well
hope you are doing well
hope you are well
hope you're doing well
hope you're well
I am reaching out
I came across your company
I came across your profile
I came across your website
I hope all is well
I hope this email finds you well
I hope this finds you well
I hope this message finds you well
I hope you are doing well
I hope you are well
I hope you're doing well
I hope you're well
I just wanted to
I wanted to reach out
I'm reaching out
in today's digital age
in today's fast paced world
industry leading
just checking in
just following up
leading provider
low hanging fruit
market leading
my name is
next level
one stop shop
paradigm shift
pick your brain
seamless experience
synergies
synergy
take your business to
think outside the box
to whom it may concern
unlock the power of
unlock the potential of
win win
world class`,
  wordy: `a large number of > many
as soon as possible > soon
at this point in time > now
by means of > by
circle back > come back
cutting edge > modern
due to the fact that > because
for the purpose of > for
in order to > to
in the event that > if
in the near future > soon
on a daily basis > daily
on a regular basis > regularly
prior to > before
state of the art > modern
subsequent to > after
touch base > talk
utilise > use
utilised > used
utilising > using
utilize > use
utilized > used
utilizing > using
with regard to > about
with regards to > about`,
};
