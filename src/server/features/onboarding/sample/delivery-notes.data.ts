import type { SampleDocument } from './sample-document.ts';

/** Ride-alongs, calls and tickets of the project “Delivery day”. Everybody in them is invented. */
export const deliveryNotes: readonly SampleDocument[] = [
  {
    by: 'tomasz@larkspur.example',
    title: 'Ride-along with Yusuf Demir, Tuesday round north',
    text: `
## The day

Yusuf has driven our northern round for a year and a half. I sat beside him from 13:40 until 21:15: 64 stops, 61 boxes handed over or left, three taken back. I carried some. My notes are in the order of the day.

## At the depot

The van is loaded by stop number, last stop first. Nine boxes have a sticker *fragile*, which according to Yusuf means nothing. “All of it is food. If I am careful with nine, what about the rest?”

He copies the gate codes from the screen to his forearm with a ballpoint pen. The device shows the delivery note only after he has confirmed that he has arrived, “and then I stand in front of the gate and it has switched itself off”.

## The first twenty stops

- People who are at home come to the door before he rings. They have followed the map. Several say his name.
- At four doors nobody opens although the map says *you are next*. Two of them call back while we are already driving.
- A woman asks whether he can take the empty cool bags. He may not. He does.

**Yusuf:** The map is honest until five o'clock. After five it thinks I can fly.

## The traffic after five

Between 17:10 and 18:30 we make nine stops; the plan says sixteen. The windows that people see do not move until one has been missed. At 18:40 the phone begins to ring. He doesn't pick up while he drives, and at every stop he has to choose between the next box and the last caller.

**Tomasz:** What would help you at this moment?

**Yusuf:** If you told them at half past four. I know at half past four. I look at the ring road and I know. But I have no button for *late*.

## Leaving a box

Eleven boxes are left at the place the customer named. Yusuf sends a photograph every time, though it is asked for only when nobody opens. “With a picture nobody writes to you. Without one it is my word.” For the third floor on Weaver Street he carries the box up, because he knows they both work nights.

## Back

The three that came back: one gate code that no longer works, one address with two entrances, one customer who had paused on Monday evening. The pause had been accepted and the box had been packed.

## To follow up

1. A button for *late* that moves the windows of everybody after this stop.
2. The delivery note before arriving, and offline.
3. What happens to a pause after the packing list is closed.
`,
  },
  {
    by: 'tomasz@larkspur.example',
    title: 'Calls with people who missed a delivery',
    text: `
## How we did it

Six short calls, ten minutes each, one or two days after a missed delivery. Names are changed by request for two of them. I asked everybody the same three questions: where were you, how did you learn of it, what did you do with the evening?

## Priya N., first box

She was at home, in the bath, with the phone in the kitchen. The driver rang once. “I heard the bell and the van leaving, in that order.” The message said that delivery had been *unsuccessful*, which she read as something she had done wrong. She ate cereal. She was surprised to find that the box came on the next day without her doing anything; she had thought that she had lost it.

## Colm B., two years with us

He was at work. He had named the bicycle shed as his safe place, and the shed has had a new lock since spring. He did not know that the driver could not get in. “I would have given you the code if somebody had asked. I gave it to the people with the shoes.”

## Astrid, not her name

She was away and had forgotten to skip. She learned of it from a neighbour. What she remembers is the smell in the hallway three days later, and writing an apology to eleven households. She does not blame us. She skipped the next four weeks to be safe.

## Jerome T.

At home, doorbell broken since moving in. He had written *please knock* in the field for the gate code, because it was the only field he saw. The device shows that field for two seconds.

## Wen-Li C., with a newborn

She had turned off the bell and all messages. “For an hour, I thought. It was four.” She would have liked a box that can simply be left, but had not set a safe place because the question came while she was ordering, with one hand, at night.

## Teodor, not his name

He was at home and waiting. The driver delivered to the same number in the next street. Teodor walked over and introduced himself, and they have had coffee twice since. He gave us five stars.

## What they have in common

- Nobody had changed the place or the note after the day they signed up, and for four of six it was no longer true.
- All six read *unsuccessful* as their own fault at first.
- The message came after the van had left. Five of six say that they could have been at the door within two minutes.
- The second attempt is a good surprise that we never mention beforehand.
`,
  },
  {
    by: 'ines@larkspur.example',
    title: 'Support tickets about deliveries, September and October',
    text: `
## What this is

I read all 212 tickets of two months that have the label *delivery*, and sorted them by what the person wanted when they wrote, not by what had gone wrong. This is a summary with quotes; names are left out and the wording is slightly changed.

## Where is it? (94 tickets)

Nearly half. Most were written between 18:00 and 20:30, and 71 of them are about a window that had not ended yet. People don't ask whether it is late. They ask whether they can still leave the house.

> It says between four and eight. It is ten past seven. My daughter finishes training at half past. Do I go?

> The little van on the map has been standing in the river for forty minutes.

## It can't come then (51 tickets)

Written days before. They want another day, and the calendar says it is too late or that the day is full. Nine of them had found out by accident that pausing and starting again on the same evening opens days that are closed otherwise.

> I have paused and unpaused so often that I am afraid you think I don't like you.

## It came, and (38 tickets)

Something missing, something warm, something broken. These get the fastest answers and the kindest replies. Money back is offered in the first answer almost every time. Twelve people write again to say that they had only wanted us to know.

> I don't want three pounds. I wanted to tell you that the eggs travel badly next to the pumpkin.

## It went to somebody else (17 tickets)

Mostly houses with two entrances, and new buildings that the map doesn't know. In six cases the neighbour had already eaten it.

## I didn't want one (12 tickets)

A pause or a skip that came after the list had been closed. The app had said *Done!* The box came all the same.

> If it is too late, then say that it is too late. Don't say Done with a green tick.

## What I would look at first

1. The last two hours of the window. Three of four of the *where is it* tickets fall into them, and a smaller window from mid-afternoon would answer them.
2. The green tick after a change that came too late. Small number, but these are the angriest messages of all 212.
3. The trick with pausing. It tells us that there are free days that we don't show.

## How sure I am

I sorted everything alone. Tomasz sorted forty of them again without seeing my groups; we agreed on thirty-five. Where we differed it was mostly between *where is it* and *it can't come then*.
`,
  },
];
